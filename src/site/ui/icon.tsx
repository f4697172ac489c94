import styles from './icon.module.css';

type IconProps = {
	/** Markup of an icon file, imported with `?raw`: so a page or an island carries only the icons it draws. */
	readonly svg: string;
	/** Side in px; 20 where none is given. */
	readonly size?: number;
	/** Says what it means where no words stand beside it; without it the icon is decoration. */
	readonly label?: string;
	/** The icon is a shape to fill, as brands' marks are, and not a line to draw. */
	readonly solid?: boolean;
};

/** An icon in the colour of the text around it. */
export function Icon({ svg, size = 20, label, solid = false }: IconProps) {
	return (
		<svg
			className={solid ? styles.solid : styles.line}
			width={size}
			height={size}
			viewBox="0 0 24 24"
			focusable="false"
			{...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
			dangerouslySetInnerHTML={{ __html: shapesOf(svg) }}
		/>
	);
}

// The files wrap their shapes in an element of their own size, some with a title.
function shapesOf(svg: string): string {
	const start = svg.indexOf('>', svg.indexOf('<svg')) + 1;
	const shapes = svg.slice(start, svg.lastIndexOf('</svg>'));
	return shapes.replace(/<title>[^<]*<\/title>/, '').replace(/\n\s*/g, '');
}
