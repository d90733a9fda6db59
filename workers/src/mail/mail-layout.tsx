import type { CSSProperties } from 'react';
import type { MailContent } from './mail-content';

const font = "'Hanken Grotesk', 'Segoe UI', Helvetica, Arial, sans-serif";
const styles = {
  body: { margin: 0, padding: 0, backgroundColor: '#F4F6F7' },
  page: { padding: '24px 12px', fontFamily: font },
  card: {
    width: '100%',
    maxWidth: 600,
    backgroundColor: '#FFFFFF',
    border: '1px solid #D5DCE0',
    borderRadius: 6,
    borderCollapse: 'separate',
  },
  fascia: {
    backgroundColor: '#143C32',
    color: '#FFFFFF',
    padding: '14px 24px',
    fontSize: 18,
    fontWeight: 700,
    borderRadius: '5px 5px 0 0',
  },
  /** A long word of a visitor widens no mail on a phone; what stands in it inherits that. */
  inside: { padding: '24px', color: '#161E22', fontSize: 16, lineHeight: 1.55, wordBreak: 'break-word' },
  title: { margin: '0 0 16px', fontSize: 22, lineHeight: 1.25, color: '#143C32' },
  paragraph: { margin: '0 0 14px' },
  facts: { width: '100%', borderCollapse: 'collapse', margin: '4px 0 18px' },
  label: {
    padding: '8px 12px 8px 0',
    borderBottom: '1px solid #E8ECEE',
    color: '#4E5C63',
    fontSize: 14,
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
    width: '38%',
  },
  value: {
    padding: '8px 0',
    borderBottom: '1px solid #E8ECEE',
    fontWeight: 600,
    verticalAlign: 'top',
  },
  quote: {
    margin: '0 0 18px',
    padding: '12px 16px',
    borderLeft: '3px solid #B98D33',
    backgroundColor: '#F4F6F7',
    whiteSpace: 'pre-line',
  },
  action: { margin: '4px 0 20px' },
  button: {
    display: 'inline-block',
    padding: '12px 20px',
    backgroundColor: '#143C32',
    color: '#FFFFFF',
    borderRadius: 4,
    fontWeight: 600,
    textDecoration: 'none',
  },
  link: { color: '#143C32', fontWeight: 600 },
  closing: { margin: 0, color: '#4E5C63', fontSize: 14 },
} satisfies Record<string, CSSProperties>;

export function MailLayout({ brand, content }: { brand: string; content: MailContent }) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{content.title}</title>
      </head>
      <body style={styles.body}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center" style={styles.page}>
                <table role="presentation" style={styles.card} cellPadding={0} cellSpacing={0}>
                  <tbody>
                    <tr>
                      <td style={styles.fascia}>{brand}</td>
                    </tr>
                    <tr>
                      <td style={styles.inside}>
                        <h1 style={styles.title}>{content.title}</h1>
                        {content.paragraphs.map((text) => (
                          <p key={text} style={styles.paragraph}>
                            {text}
                          </p>
                        ))}
                        {content.facts && <Facts facts={content.facts} />}
                        {content.quote && <blockquote style={styles.quote}>{content.quote}</blockquote>}
                        {content.action && (
                          <p style={styles.action}>
                            <a href={content.action.url} style={styles.button}>
                              {content.action.label}
                            </a>
                          </p>
                        )}
                        {content.also && (
                          <p style={styles.paragraph}>
                            <a href={content.also.url} style={styles.link}>
                              {content.also.label}
                            </a>
                          </p>
                        )}
                        {content.closing.map((text) => (
                          <p key={text} style={styles.closing}>
                            {text}
                          </p>
                        ))}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Facts({ facts }: { facts: NonNullable<MailContent['facts']> }) {
  return (
    <table style={styles.facts}>
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" style={styles.label}>
              {label}
            </th>
            <td style={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
