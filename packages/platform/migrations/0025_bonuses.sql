CREATE TABLE "bonus_offers" (
	"promotion_id" integer NOT NULL,
	"currency" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"value" bigint NOT NULL,
	"wagering" bigint NOT NULL,
	"days" integer NOT NULL,
	"contributions" jsonb NOT NULL,
	"return_percent" smallint NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "bonus_offers_promotion_id_currency_pk" PRIMARY KEY("promotion_id","currency"),
	CONSTRAINT "bonus_offers_amounts" CHECK ("bonus_offers"."value" > 0 AND "bonus_offers"."wagering" > 0 AND "bonus_offers"."days" > 0)
);
--> statement-breakpoint
CREATE TABLE "bonuses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"promotion_id" integer,
	"title" jsonb NOT NULL,
	"currency" text NOT NULL,
	"value" bigint NOT NULL,
	"wagering" bigint NOT NULL,
	"days" integer NOT NULL,
	"contributions" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"wagered" bigint,
	"operation" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "bonuses_amounts" CHECK ("bonuses"."value" > 0 AND "bonuses"."wagering" > 0 AND "bonuses"."days" > 0)
);
--> statement-breakpoint
CREATE TABLE "mission_rewards" (
	"member_id" integer NOT NULL,
	"mission_id" integer NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mission_rewards_member_id_mission_id_day_pk" PRIMARY KEY("member_id","mission_id","day")
);
--> statement-breakpoint
CREATE TABLE "missions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "missions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"goal" integer NOT NULL,
	"hall_id" integer,
	"usd_cents" integer NOT NULL,
	"is_daily" boolean NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone,
	CONSTRAINT "missions_goal" CHECK ("missions"."goal" > 0 AND "missions"."usd_cents" > 0),
	CONSTRAINT "missions_hall" CHECK (("missions"."kind" = 'hall') = ("missions"."hall_id" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "bonus_offers" ADD CONSTRAINT "bonus_offers_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_rewards" ADD CONSTRAINT "mission_rewards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_rewards" ADD CONSTRAINT "mission_rewards_mission_id_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."missions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_promotion" ON "bonuses" USING btree ("member_id","promotion_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_active" ON "bonuses" USING btree ("member_id") WHERE "bonuses"."state" = 'active';--> statement-breakpoint
CREATE INDEX "bonuses_member" ON "bonuses" USING btree ("member_id","id");