import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Which nodes each node points to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Specifier → file, as `imports` of package.json has them; one `*` at most. */
export type Faces = Readonly<Record<string, string>>;

const statement = /^(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]/gm;
const expression = /\bimport\(['"]([^'"]+)['"]\)/g;

/** The TypeScript files below a folder without tests and samples, and the files that each imports, `import type` and `import()` included. */
export function importGraph(root: string, faces: Faces = {}): Graph {
	const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
		.filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|samples|d)\.tsx?$/.test(name))
		.map((name) => join(root, name));
	return new Map(files.map((file) => [file, new Set(importsOf(file, faces))]));
}

function importsOf(file: string, faces: Faces): string[] {
	const text = readFileSync(file, 'utf8');
	const specifiers = [...text.matchAll(statement), ...text.matchAll(expression)].map(([, specifier = '']) => specifier);
	const paths = specifiers.flatMap((specifier) =>
		specifier.startsWith('.') ? [join(dirname(file), specifier)] : faceOf(specifier, faces),
	);
	return paths.filter((path) => path !== file && existsSync(path));
}

function faceOf(specifier: string, faces: Faces): string[] {
	return Object.entries(faces).flatMap(([face, path]) => {
		const [start = '', end] = face.split('*');
		if (end === undefined) return face === specifier ? [normalize(path)] : [];
		return specifier.startsWith(start) ? [normalize(path.replace('*', specifier.slice(start.length)))] : [];
	});
}

/** The groups of nodes that reach each other, each sorted (Tarjan's strongly connected components of two nodes or more). */
export function cyclesOf(graph: Graph): string[][] {
	const order = new Map<string, number>();
	const lowest = new Map<string, number>();
	const open: string[] = [];
	const cycles: string[][] = [];
	const visit = (node: string): number => {
		const index = order.size;
		order.set(node, index);
		lowest.set(node, index);
		open.push(node);
		for (const next of graph.get(node) ?? []) {
			const reached = order.has(next) ? (open.includes(next) ? order.get(next) : undefined) : visit(next);
			lowest.set(node, Math.min(lowest.get(node) ?? index, reached ?? index));
		}
		if (lowest.get(node) === index) {
			const cycle = open.splice(open.indexOf(node));
			if (cycle.length > 1) cycles.push(cycle.toSorted());
		}
		return lowest.get(node) ?? index;
	};
	for (const node of graph.keys()) if (!order.has(node)) visit(node);
	return cycles;
}

/** The cycles between the subfolders of each folder, every subfolder taken with all that lies below it. Files of the folder itself are in none. */
export function folderCycles(graph: Graph): string[][] {
	const folders = new Map<string, Map<string, Set<string>>>();
	for (const [file, imported] of graph) {
		for (const other of imported) addEdge(folders, file, other);
	}
	return [...folders.values()].flatMap(cyclesOf);
}

function addEdge(folders: Map<string, Map<string, Set<string>>>, file: string, other: string): void {
	const [here, there] = [file.split('/'), other.split('/')];
	const at = here.findIndex((part, index) => part !== there[index]);
	// The last part is a file of the folder itself.
	if (at < 0 || at >= here.length - 1 || at >= there.length - 1) return;
	const parent = here.slice(0, at).join('/');
	const siblings = folders.get(parent) ?? new Map<string, Set<string>>();
	folders.set(parent, siblings);
	const [from, to] = [here, there].map((parts) => parts.slice(0, at + 1).join('/'));
	if (from !== undefined && to !== undefined) siblings.set(from, (siblings.get(from) ?? new Set()).add(to));
}
