import XmlBuilder from 'fast-xml-builder';

const builder = new XmlBuilder({
	ignoreAttributes: false,
	attributeNamePrefix: '@',
	cdataPropName: '#cdata',
	suppressEmptyNode: true,
	suppressBooleanAttributes: false,
});

/** What XML 1.0 allows in no form, not even escaped (section 2.2). */
const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** An XML document. A member of `root` is an element; `@name` is an attribute, `#text` the text beside attributes, `#cdata` markup. */
export const xmlDocument = (root: object): string =>
	builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root }).replace(notXml, '');
