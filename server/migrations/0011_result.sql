CREATE TABLE "result" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"substep_id" uuid NOT NULL,
	"title" text NOT NULL,
	"step_title" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"revisions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revised_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "result_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "result_kind" CHECK ("result"."kind" in ('text', 'people', 'sum', 'list', 'decision'))
);
--> statement-breakpoint
ALTER TABLE "result" ADD CONSTRAINT "result_plan" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."plan"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "result_user_substep" ON "result" USING btree ("user_id","substep_id");