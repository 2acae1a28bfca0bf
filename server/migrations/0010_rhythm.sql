CREATE TABLE "event" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"local_day" date NOT NULL,
	"plan_id" uuid,
	"step_id" uuid,
	"substep_id" uuid,
	"undoes" uuid,
	"kind" text NOT NULL,
	"zone" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "event_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "event_kind" CHECK ("event"."kind" in ('tick', 'report', 'promise', 'pause', 'identity', 'result', 'decision', 'money', 'hours', 'edit', 'comeback', 'intention', 'close'))
);
--> statement-breakpoint
CREATE TABLE "event_day" (
	"user_id" uuid NOT NULL,
	"local_day" date NOT NULL,
	"revision" integer NOT NULL,
	"sums" jsonb,
	CONSTRAINT "event_day_user_id_local_day_pk" PRIMARY KEY("user_id","local_day")
);
--> statement-breakpoint
CREATE TABLE "rest_day" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rhythm_setting" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"zone" text,
	"day_start" smallint DEFAULT 3 NOT NULL,
	"week_start" text,
	"shown" boolean DEFAULT true NOT NULL,
	CONSTRAINT "rhythm_setting_day_start" CHECK ("rhythm_setting"."day_start" between 0 and 6),
	CONSTRAINT "rhythm_setting_week_start" CHECK ("rhythm_setting"."week_start" in ('sunday', 'monday'))
);
--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_account" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_day" ADD CONSTRAINT "event_day_account" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rhythm_setting" ADD CONSTRAINT "rhythm_setting_account" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_user_day" ON "event" USING btree ("user_id","local_day");--> statement-breakpoint
CREATE INDEX "event_user_undoes" ON "event" USING btree ("user_id","undoes") WHERE "event"."undoes" is not null;--> statement-breakpoint
-- Ticks from before there was a log come in once, marked, each under the id of what was ticked; server/src/rhythm/ticks-before.ts does the same afterwards.
INSERT INTO "event" ("user_id", "id", "occurred_at", "received_at", "local_day", "plan_id", "substep_id", "kind", "zone", "data")
SELECT p."user_id", (substep->>'substep_id')::uuid, t."at", now(), ((t."at" at time zone 'UTC') - interval '3 hours')::date, p."id", (substep->>'substep_id')::uuid, 'tick', 'UTC',
  jsonb_build_object('title', substep->>'title', 'minutes', substep->'minutes', 'before', true)
FROM "plan" p, jsonb_array_elements(p."steps") step, jsonb_array_elements(step->'substeps') substep,
  LATERAL (SELECT (substep->>'completed_at')::timestamptz AS "at") t
WHERE substep->>'status' = 'completed' AND t."at" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "event" ("user_id", "id", "occurred_at", "received_at", "local_day", "plan_id", "step_id", "kind", "zone", "data")
SELECT p."user_id", (step->>'step_id')::uuid, t."at", now(), ((t."at" at time zone 'UTC') - interval '3 hours')::date, p."id", (step->>'step_id')::uuid, 'tick', 'UTC',
  jsonb_build_object('title', step->>'title', 'before', true)
FROM "plan" p, jsonb_array_elements(p."steps") step,
  LATERAL (SELECT max((substep->>'completed_at')::timestamptz) AS "at" FROM jsonb_array_elements(step->'substeps') substep) t
WHERE step->>'status' = 'completed' AND t."at" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "event_day" ("user_id", "local_day", "revision") SELECT DISTINCT "user_id", "local_day", 1 FROM "event" ON CONFLICT DO NOTHING;
