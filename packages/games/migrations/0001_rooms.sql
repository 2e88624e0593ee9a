CREATE TABLE "room_catches" (
	"table_round_id" bigint NOT NULL,
	"creature" integer NOT NULL,
	"player_id" text NOT NULL,
	"round_id" text NOT NULL,
	CONSTRAINT "room_catches_table_round_id_creature_pk" PRIMARY KEY("table_round_id","creature")
);
--> statement-breakpoint
CREATE TABLE "room_seats" (
	"table_name" text NOT NULL,
	"seat" integer NOT NULL,
	"player_id" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_seats_table_name_seat_pk" PRIMARY KEY("table_name","seat")
);
--> statement-breakpoint
ALTER TABLE "room_catches" ADD CONSTRAINT "room_catches_table_round_id_table_rounds_id_fk" FOREIGN KEY ("table_round_id") REFERENCES "public"."table_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "room_seats_player" ON "room_seats" USING btree ("table_name","player_id");