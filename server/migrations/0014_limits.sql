ALTER TABLE "profile" ADD COLUMN "limits" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "dislikes" text DEFAULT '' NOT NULL;