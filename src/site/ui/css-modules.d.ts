// Types of the imports that the build resolves: class names of style sheets, and the markup of icons.

declare module '*.module.css' {
	const classes: Readonly<Record<string, string>>;
	export default classes;
}

declare module '*.svg?raw' {
	const markup: string;
	export default markup;
}
