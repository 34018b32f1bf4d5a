CREATE TABLE `download_leads` (
	`email` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`first_at` text NOT NULL,
	`last_at` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL
);
