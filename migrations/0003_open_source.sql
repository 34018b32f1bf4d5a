CREATE TABLE `open_source_issues` (
	`id` text PRIMARY KEY NOT NULL,
	`origin` text NOT NULL,
	`title` text NOT NULL,
	`url` text NOT NULL,
	`repo` text NOT NULL,
	`language` text NOT NULL,
	`stars` integer NOT NULL,
	`comments` integer NOT NULL,
	`labels` text NOT NULL,
	`opened_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`response_days` real,
	`changed_at` text
);
--> statement-breakpoint
CREATE INDEX `open_source_issues_newest` ON `open_source_issues` (`updated_at`);