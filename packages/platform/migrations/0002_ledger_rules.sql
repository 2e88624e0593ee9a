-- The rules of the books that hold whatever the code does.

-- 1. What is booked stays booked.
CREATE FUNCTION ledger_insert_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is insert-only: book a reversing transaction instead', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_insert_only();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_insert_only();
--> statement-breakpoint

-- 2. Each insert of entries sums to zero, per transaction and currency. All entries of a transaction are written by one
-- statement, so this sees all of them without reading the table: a deferred trigger would have to, and its
-- reads of the index's last page would make every two concurrent wagers a serialisation failure.
CREATE FUNCTION ledger_entries_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  off_balance record;
BEGIN
  SELECT entry.transaction_id, account.currency, sum(entry.amount) AS total INTO off_balance
    FROM new_entries entry JOIN ledger_accounts account ON account.id = entry.account_id
    GROUP BY entry.transaction_id, account.currency HAVING sum(entry.amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'the entries of transaction % are off by % %',
      off_balance.transaction_id, off_balance.total, off_balance.currency
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_sum_to_zero AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS new_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_entries_balance();
--> statement-breakpoint

-- 3. The running balance follows each entry; its check refuses what would go below zero.
CREATE FUNCTION ledger_balance_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_balances SET balance = balance + NEW.amount, version = version + 1
    WHERE account_id = NEW.account_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_follow AFTER INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_balance_follow();
