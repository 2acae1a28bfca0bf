CREATE TABLE "plan_proposal" (
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"feedback" text NOT NULL,
	"draft" jsonb NOT NULL,
	"source" text NOT NULL,
	"applied" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_proposal_user_id_plan_id_pk" PRIMARY KEY("user_id","plan_id"),
	CONSTRAINT "plan_proposal_source" CHECK ("plan_proposal"."source" in ('model', 'builtin'))
);
--> statement-breakpoint
ALTER TABLE "plan_version" ADD COLUMN "feedback" text;--> statement-breakpoint
ALTER TABLE "plan_proposal" ADD CONSTRAINT "plan_proposal_plan" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."plan"("user_id","id") ON DELETE cascade ON UPDATE no action;