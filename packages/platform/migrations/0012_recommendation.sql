CREATE TABLE "announcement_reads" (
	"member_id" integer NOT NULL,
	"announcement_id" smallint NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "announcement_reads_member_id_announcement_id_pk" PRIMARY KEY("member_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "recommendation_levels" (
	"currency" text NOT NULL,
	"members_from" integer NOT NULL,
	"reward" bigint NOT NULL,
	CONSTRAINT "recommendation_levels_currency_members_from_pk" PRIMARY KEY("currency","members_from"),
	CONSTRAINT "recommendation_levels_from" CHECK ("recommendation_levels"."members_from" > 0),
	CONSTRAINT "recommendation_levels_reward" CHECK ("recommendation_levels"."reward" > 0)
);
--> statement-breakpoint
CREATE TABLE "recommendation_plans" (
	"currency" text PRIMARY KEY NOT NULL,
	"first_deposit" bigint,
	"turnover" bigint,
	CONSTRAINT "recommendation_plans_above_zero" CHECK ("recommendation_plans"."first_deposit" > 0 AND "recommendation_plans"."turnover" > 0),
	CONSTRAINT "recommendation_plans_a_way" CHECK ("recommendation_plans"."first_deposit" IS NOT NULL OR "recommendation_plans"."turnover" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "recommendation_rewards" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"recommender_id" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"level" smallint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recommendation_rewards_amount" CHECK ("recommendation_rewards"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_rewards" ADD CONSTRAINT "recommendation_rewards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_rewards" ADD CONSTRAINT "recommendation_rewards_recommender_id_members_id_fk" FOREIGN KEY ("recommender_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recommendation_rewards_recommender" ON "recommendation_rewards" USING btree ("recommender_id","created_at");