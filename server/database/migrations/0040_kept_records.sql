-- What was issued, sent and reported stays: requests delete no mails and reports of gateways, nor what they belong to.
revoke delete on messages, gateway_events, invoices, payment_requests from ultramar_app;
