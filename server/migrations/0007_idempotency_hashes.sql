CREATE TABLE "plan_request" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_request_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "plan_request" ADD CONSTRAINT "plan_request_plan" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."plan"("user_id","id") ON DELETE cascade ON UPDATE no action;