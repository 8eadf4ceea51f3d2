-- The issue date of a scheduled invoice: some days before its due date, or by the payment terms of its payer, if they
-- have a rule. `issueDateUnder` of the domain computes the same.
create or replace function issue_date_of(due date, lead integer, rule text, days integer, day integer, months integer)
  returns date language sql immutable parallel safe
as $$
  select case rule
    when 'days' then due - days
    when 'days_end_of_month' then date_trunc('month', due + 1)::date - 1 - days
    when 'day_of_month' then (date_trunc('month', due) - make_interval(months => months
      - case when extract(day from due) >= least(day, extract(day from date_trunc('month', due) + interval '1 month - 1 day'))
        then 1 else 0 end))::date - 1
    else due - lead
  end
$$;
