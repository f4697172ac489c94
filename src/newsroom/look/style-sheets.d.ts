// Style sheets that the build puts into one file, and those that a page carries as text.
declare module '*.css';

declare module '*.css?raw' {
	const text: string;
	export default text;
}
