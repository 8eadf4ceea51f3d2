-- The two logins of docs/operations.md: the owner migrates, the server owns nothing. Runs once, in an empty database.
create role ultramar login createrole password 'ultramar';
create role ultramar_server login password 'ultramar_server';
create database ultramar owner ultramar;
