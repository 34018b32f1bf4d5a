CREATE TABLE `api_fetch_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`created_at` text NOT NULL,
	`status` text NOT NULL,
	`job` text DEFAULT 'contests' NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`rows` integer DEFAULT 0 NOT NULL,
	`skipped` integer DEFAULT 0 NOT NULL,
	`detail` text,
	`duration_ms` integer
);
--> statement-breakpoint
CREATE INDEX `api_fetch_log_newest` ON `api_fetch_log` (`job`,`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `contests` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text,
	`start_time` text,
	`end_time` text,
	`resource` text,
	`href` text,
	`popularity_score` integer DEFAULT 0 NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`predicted` integer DEFAULT false NOT NULL,
	`link_key` text,
	`rank` integer DEFAULT 0 NOT NULL,
	`changed_at` text
);
--> statement-breakpoint
CREATE INDEX `contests_popular` ON `contests` ("popularity_score" desc,"start_time" is null,`start_time`);--> statement-breakpoint
CREATE INDEX `contests_least_popular` ON `contests` (`popularity_score`,"start_time" is null,`start_time`);--> statement-breakpoint
CREATE INDEX `contests_upcoming` ON `contests` ("start_time" is null,`start_time`);--> statement-breakpoint
CREATE INDEX `contests_link_key` ON `contests` (`link_key`,`rank`);--> statement-breakpoint
CREATE TABLE `features_flag` (
	`id` integer PRIMARY KEY NOT NULL,
	`resume_to_portfolio` integer
);
