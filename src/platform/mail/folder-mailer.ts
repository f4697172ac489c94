import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import { type DeliveredMail, removeOldest } from './mail-folder.ts';
import type { Mailer } from './mailer.ts';
import { nodemailerMessage } from './nodemailer-message.ts';

export type FolderMailerOptions = {
	readonly folder: string;
	readonly clock: Clock;
	/** How many of the newest emails stay in the folder; default: 300. */
	readonly keep?: number;
};

/** Writes emails into a folder, for a laptop. An email is two files: `.json` for the page that shows it, `.eml` for mail programs. */
export function folderMailer({ folder, clock, keep = 300 }: FolderMailerOptions): Mailer {
	const composer = createTransport({ streamTransport: true, buffer: true });
	return {
		send: async (mail) => {
			const { message } = await composer.sendMail(nodemailerMessage(mail));
			const delivered: DeliveredMail = { ...mail, sentAt: clock().toISOString() };
			const name = `${delivered.sentAt.replaceAll(':', '-')}-${mail.id}`;
			await mkdir(folder, { recursive: true });
			await writeWhole(join(folder, `${name}.eml`), message);
			await writeWhole(join(folder, `${name}.json`), JSON.stringify(delivered, undefined, '\t'));
			await removeOldest(folder, keep);
		},
		close: async () => {},
	};
}

/** Writes a file at once: a concurrent reader finds the whole file or none. */
async function writeWhole(path: string, content: Buffer | Readable | string): Promise<void> {
	await writeFile(`${path}.unfinished`, content);
	await rename(`${path}.unfinished`, path);
}
