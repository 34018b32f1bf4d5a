CREATE TABLE `hackathon_contests` (
	`Hackathon Name` text,
	`Registration Link` text,
	`Registration Deadline` text,
	`Hackathon Date` text,
	`Source` text,
	`Skills` text,
	`id` text PRIMARY KEY DEFAULT (lower(hex(randomblob(16)))) NOT NULL,
	`origin` text,
	`organizer` text,
	`mode` text,
	`city` text,
	`country` text,
	`prize` text,
	`team` text,
	`starts` text,
	`ends` text,
	`deadline` text,
	`first_seen` text,
	`last_seen` text,
	`changed_at` text
);
--> statement-breakpoint
CREATE TABLE `ingested` (
	`signature` text PRIMARY KEY NOT NULL,
	`received_at` text NOT NULL
);
