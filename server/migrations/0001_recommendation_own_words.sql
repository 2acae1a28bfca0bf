ALTER TABLE "recommendation" ADD COLUMN "declined" jsonb;--> statement-breakpoint
ALTER TABLE "recommendation" ADD COLUMN "own_assumptions" jsonb DEFAULT '{}'::jsonb NOT NULL;