type IconProps = {
	/** An SVG document of our own: an icon file, imported with `?raw`, or the icon of a brand. */
	readonly svg: string;
	readonly className?: string;
};

/** An icon, which is decoration. Those of files have the colour of the text around them. */
export const Icon = ({ svg, className = 'icon' }: IconProps) => (
	<span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
);
