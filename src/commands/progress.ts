/** Shows the progress of long work: `label` names the stage, `done` of `total` steps are finished. */
export type Progress = { show(label: string, done: number, total: number): void; end(): void };

/** Characters of the bar. */
const width = 24;

/** Progress on a stream: a bar that is redrawn on a terminal, a line for each finished stage elsewhere. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
	let stage = '';
	const bar = (label: string, done: number, total: number) => {
		const filled = Math.round((done / total) * width);
		return `${label.padEnd(10)} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${total}`;
	};
	return {
		show(label, done, total) {
			if (stream.isTTY) stream.write(`${label === stage || stage === '' ? '\r' : '\n'}${bar(label, done, total)}`);
			else if (done === total) stream.write(`${label}: ${total}\n`);
			stage = label;
		},
		end: () => void (stream.isTTY && stage !== '' && stream.write('\n')),
	};
}
