CREATE TABLE "account" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"language" text,
	"agreed_to_terms_at" timestamp (3) with time zone NOT NULL,
	"invite" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_language" CHECK ("account"."language" in ('en', 'he', 'fr', 'es', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "account_email" (
	"email" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invite" (
	"code" text PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"max_uses" integer NOT NULL,
	"uses" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "invite_uses" CHECK ("invite"."uses" between 0 and "invite"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" uuid NOT NULL,
	"plan_id" uuid,
	"step_id" uuid,
	"substep_id" uuid,
	"sender" text NOT NULL,
	"content" text NOT NULL,
	"reply_to" uuid,
	"source" text,
	"language" text,
	"interrupted" boolean DEFAULT false NOT NULL,
	"suggestions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_message_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "chat_message_sender" CHECK ("chat_message"."sender" in ('user', 'foothold')),
	CONSTRAINT "chat_message_source" CHECK ("chat_message"."source" in ('model', 'builtin')),
	CONSTRAINT "chat_message_language" CHECK ("chat_message"."language" in ('en', 'he', 'fr', 'es', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "visitor_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "active_plan" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"short_description" text NOT NULL,
	"archetype" text,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"steps" jsonb NOT NULL,
	"version" integer NOT NULL,
	"recommendation_id" uuid,
	"request_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "plan_language" CHECK ("plan"."language" in ('en', 'he', 'fr', 'es', 'pt')),
	CONSTRAINT "plan_source" CHECK ("plan"."source" in ('model', 'builtin'))
);
--> statement-breakpoint
CREATE TABLE "plan_version" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"title" text NOT NULL,
	"short_description" text NOT NULL,
	"archetype" text,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"steps" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_version_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "profile" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"age" integer,
	"education" text DEFAULT '' NOT NULL,
	"hobbies" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"experiences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"goals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hours_per_week" double precision,
	"budget_per_month" double precision,
	"resources_notes" text DEFAULT '' NOT NULL,
	"onboarding_mode" text,
	"idea_text" text DEFAULT '' NOT NULL,
	"business_desc" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_onboarding_mode" CHECK ("profile"."onboarding_mode" in ('brainstorm', 'idea', 'from-description'))
);
--> statement-breakpoint
CREATE TABLE "recommendation" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"short_description" text NOT NULL,
	"expectations" text NOT NULL,
	"detailed_description" text NOT NULL,
	"fit" jsonb NOT NULL,
	"mode" text NOT NULL,
	"question_hash" text NOT NULL,
	"feedback" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recommendation_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "recommendation_mode" CHECK ("recommendation"."mode" in ('brainstorm', 'idea', 'from-description'))
);
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_account" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_plan" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."plan"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_plan" ADD CONSTRAINT "active_plan_plan" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."plan"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_account" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_version" ADD CONSTRAINT "plan_version_plan" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."plan"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_account" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation" ADD CONSTRAINT "recommendation_account" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_email_user" ON "account_email" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_user_plan_position" ON "chat_message" USING btree ("user_id","plan_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_user_reply_to" ON "chat_message" USING btree ("user_id","reply_to");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_user_recommendation" ON "plan" USING btree ("user_id","recommendation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_user_request" ON "plan" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_version_user_plan_version" ON "plan_version" USING btree ("user_id","plan_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "recommendation_user_title" ON "recommendation" USING btree ("user_id","title");