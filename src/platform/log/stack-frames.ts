/** A place in the code, in Sentry's format. */
export type Frame = {
	readonly function: string;
	readonly filename: string;
	readonly lineno: number;
	readonly colno: number;
	readonly in_app: boolean;
};

const place = /^\s+at (?:(.{1,200}?) \()?(?:file:\/\/)?(\S{1,500}):(\d{1,7}):(\d{1,7})\)?$/;

/** The frames of a V8 stack trace, the outermost first. Paths begin at the folder of the project. */
export function framesOf(stack: string): readonly Frame[] {
	const frames = stack.split('\n').flatMap((line): Frame[] => {
		const [, name = '?', path = '', lineno, colno] = place.exec(line) ?? [];
		if (path === '') return [];
		const filename = path.replace(/^.*\/(?=dist\/|src\/|node_modules\/)/, '');
		const isOurs = !filename.startsWith('node_modules/') && !filename.startsWith('node:');
		return [{ function: name, filename, lineno: Number(lineno), colno: Number(colno), in_app: isOurs }];
	});
	return frames.reverse();
}
