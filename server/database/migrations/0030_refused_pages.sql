-- Why the gateway last opened no page on which the payment is paid: the payer cannot pay, and only the company can mend it.
alter table payment_requests add column page_refusal jsonb;
comment on column payment_requests.page_refusal is 'Derived from the answers of the gateway: `error` in its words, `problem` by our name.';
