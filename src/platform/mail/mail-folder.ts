import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const deliveredMail = v.object({
	id: v.string(),
	brand: v.string(),
	template: v.string(),
	from: v.object({ name: v.string(), address: v.string() }),
	to: v.string(),
	subject: v.string(),
	html: v.string(),
	text: v.string(),
	unsubscribeUrl: v.optional(v.string()),
	/** ISO 8601, in UTC. */
	sentAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** An email in the mail folder of a laptop. */
export type DeliveredMail = v.InferOutput<typeof deliveredMail>;

/** Reads the emails that `folderMailer` wrote, the newest first. Skips files that are no such email. */
export async function readMailFolder(folder: string): Promise<readonly DeliveredMail[]> {
	const names = await emailsIn(folder);
	const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')));
	return texts.flatMap((text) => {
		const read = v.safeParse(v.pipe(v.string(), v.parseJson(), deliveredMail), text);
		return read.success ? [read.output] : [];
	});
}

/** Removes all but the `keep` newest emails. Several processes may do so at the same time. */
export async function removeOldest(folder: string, keep: number): Promise<void> {
	const names = await emailsIn(folder);
	const old = names.slice(keep).map((name) => name.slice(0, -'.json'.length));
	await Promise.all(old.flatMap((name) => ['.json', '.eml'].map((end) => rm(join(folder, name + end), { force: true }))));
}

/** The `.json` files of emails, the newest first: their names begin with the time. */
async function emailsIn(folder: string): Promise<readonly string[]> {
	const names = await readdir(folder).catch((): string[] => []);
	const emails = names.filter((name) => name.endsWith('.json'));
	return emails.toSorted().reverse();
}
