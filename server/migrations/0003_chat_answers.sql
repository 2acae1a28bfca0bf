CREATE TABLE "chat_summary" (
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"content" text NOT NULL,
	"up_to" uuid NOT NULL,
	CONSTRAINT "chat_summary_user_id_plan_id_pk" PRIMARY KEY("user_id","plan_id")
);
--> statement-breakpoint
DROP INDEX "chat_message_user_reply_to";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "use_model" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "suggested_change" jsonb;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "replaced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_summary" ADD CONSTRAINT "chat_summary_plan" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."plan"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_user_reply_to" ON "chat_message" USING btree ("user_id","reply_to") WHERE "chat_message"."replaced_at" is null;