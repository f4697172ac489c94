/** Shows how far long work is: one line that is redrawn on a terminal, a line a stage elsewhere. */
export type Progress = { show(label: string, done: number, total: number): void; end(): void };

const width = 24;

export function createProgress(to: NodeJS.WriteStream): Progress {
	let stage = '';
	const line = (label: string, done: number, total: number) => {
		const filled = Math.round((done / total) * width);
		return `${label.padEnd(10)} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${total}`;
	};
	return {
		show(label, done, total) {
			if (to.isTTY) to.write(`${label === stage || stage === '' ? '\r' : '\n'}${line(label, done, total)}`);
			else if (done === total) to.write(`${label}: ${total}\n`);
			stage = label;
		},
		end: () => void (to.isTTY && stage !== '' && to.write('\n')),
	};
}
