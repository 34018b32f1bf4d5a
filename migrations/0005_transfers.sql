CREATE TABLE `transfers` (
	`id` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `transfers_expires_at` ON `transfers` (`expires_at`);