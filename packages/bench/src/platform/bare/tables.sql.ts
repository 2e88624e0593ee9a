/** What the bare server keeps: of each thing as little as the same work needs. */
export const TABLES = `
CREATE TABLE answers (path text PRIMARY KEY, body text NOT NULL);
CREATE TABLE members (id serial PRIMARY KEY, account text UNIQUE NOT NULL, password_hash text NOT NULL);
CREATE TABLE captchas (token text PRIMARY KEY, answer text NOT NULL);
CREATE TABLE sessions (id text PRIMARY KEY, member_id integer NOT NULL, seen_at timestamptz NOT NULL DEFAULT now());
CREATE TABLE accounts (id text PRIMARY KEY, balance bigint NOT NULL CHECK (balance >= 0));
CREATE TABLE transactions (id bigserial PRIMARY KEY, key text UNIQUE NOT NULL);
CREATE TABLE entries (
  id bigserial PRIMARY KEY, transaction_id bigint NOT NULL REFERENCES transactions, account_id text NOT NULL, amount bigint NOT NULL
);
CREATE TABLE rounds (
  id text PRIMARY KEY, account_id text NOT NULL, state text NOT NULL, stake bigint NOT NULL, payout bigint, outcome jsonb
);
CREATE TABLE given (transaction_id text PRIMARY KEY, balance bigint NOT NULL);
`;
