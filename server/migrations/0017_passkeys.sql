CREATE TABLE "passkey" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_asked_at" timestamp (3) with time zone,
	CONSTRAINT "passkey_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "passkey_credential" UNIQUE("user_id","credential_id")
);
--> statement-breakpoint
ALTER TABLE "second_step" ALTER COLUMN "secret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_account" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;