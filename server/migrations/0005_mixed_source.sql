ALTER TABLE "chat_message" DROP CONSTRAINT "chat_message_source";--> statement-breakpoint
ALTER TABLE "plan" DROP CONSTRAINT "plan_source";--> statement-breakpoint
ALTER TABLE "plan_proposal" DROP CONSTRAINT "plan_proposal_source";--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_source_known" CHECK ("chat_message"."source" in ('model', 'builtin', 'mixed'));--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_source_known" CHECK ("plan"."source" in ('model', 'builtin', 'mixed'));--> statement-breakpoint
ALTER TABLE "plan_proposal" ADD CONSTRAINT "plan_proposal_source_known" CHECK ("plan_proposal"."source" in ('model', 'builtin', 'mixed'));