import { createInterface } from 'node:readline/promises';

type Terminal = Pick<NodeJS.Process, 'stdin' | 'stdout'>;

/**
 * Asks in a terminal from which hosts to fetch pictures, with the number of pictures of each host. Without a terminal the answer is: none.
 */
export async function askForMedia(countHosts: () => Promise<ReadonlyMap<string, number>>, { stdin, stdout }: Terminal = process) {
	if (!stdin.isTTY || !stdout.isTTY) return [];
	stdout.write('Looking for pictures of other sites…\n');
	const hosts = [...(await countHosts())].toSorted(([, one], [, other]) => other - one);
	if (hosts.length === 0) return [];
	for (const [host, pictures] of hosts) stdout.write(`    ${host}: ${pictures}\n`);
	const questions = createInterface({ input: stdin, output: stdout });
	const answer = await questions.question('Bring the pictures of which hosts here? Their names, all, or Enter for none: ');
	questions.close();
	return answer.split(/[\s,]+/).filter((host) => host !== '');
}
