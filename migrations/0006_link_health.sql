CREATE TABLE `link_health` (
	`directory` text NOT NULL,
	`id` text NOT NULL,
	`url` text NOT NULL,
	`state` text,
	`code` integer,
	`moved_to` text,
	`checked` text,
	`bad_since` text,
	`bad_passes` integer DEFAULT 0 NOT NULL,
	`gone_since` text,
	`dead_since` text,
	`sign` text,
	`suspect` integer DEFAULT false NOT NULL,
	`rechecked` text,
	`seen` text NOT NULL,
	PRIMARY KEY(`directory`, `id`)
);
