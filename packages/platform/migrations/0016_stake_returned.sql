ALTER TABLE "rounds" ADD COLUMN "returned" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint

-- What was cancelled went back whole.
UPDATE rounds SET returned = stake WHERE state = 'cancelled';
--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_returned" CHECK ("rounds"."returned" BETWEEN 0 AND "rounds"."stake");
