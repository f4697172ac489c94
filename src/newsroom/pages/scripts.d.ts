// Scripts that a page carries as text.
declare module '*.js?raw' {
	const text: string;
	export default text;
}
