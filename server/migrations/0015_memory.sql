CREATE TABLE "memory" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"until" date,
	"message_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revised_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memory_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "memory_kind" CHECK ("memory"."kind" in ('tried', 'said', 'for_now', 'assumed', 'note'))
);
--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "forgotten_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memory" ADD CONSTRAINT "memory_account" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;