CREATE TABLE "roulette_seeds" (
	"roulette_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"seed" text NOT NULL,
	"used" text,
	CONSTRAINT "roulette_seeds_roulette_id_member_id_pk" PRIMARY KEY("roulette_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "red_envelopes" ADD COLUMN "seed" text;--> statement-breakpoint
ALTER TABLE "roulette_spins" ADD COLUMN "drawn_from" jsonb;--> statement-breakpoint
ALTER TABLE "roulette_seeds" ADD CONSTRAINT "roulette_seeds_roulette_id_roulettes_id_fk" FOREIGN KEY ("roulette_id") REFERENCES "public"."roulettes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_seeds" ADD CONSTRAINT "roulette_seeds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;