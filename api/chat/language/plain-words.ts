/** Words of everyday English with little meaning for a search, unless a heading has them. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `
above access accident act acting action admit affair afraid afternoon age agreed ahead ain air alarm alive among angry
another answer answers anymore apologize area aren arm arms arrest arrested arrived art artist asleep ate attack
attention awful babe babies bag ball balls bath bathroom battle bear beat beautiful became bedroom beg being believed
bell biggest bite black blame bleeding bless blew block blood bloody blow blue board boat bodies body bomb bones born
bother bottle bottom box boy boys brain brave breath breathe bridge bright brilliant bringing brother brothers brought
buddy bullet buried burn burning busy butt cab calm camp candy careful carry cash catch caught cell center certainly
chair champagne chances character chase chest chicken child city class clock club com comfortable command community
continue control cop cops corner cos couldn cousin cover crack crazy cream credit crime criminal crowd cry crying cut
cute dance dancing danger dangerous dare dark darling date daughter dead death deep defense demon department deserve
desk destroy destroyed devil didn die died dig dirty doesn don door doors double down downstairs dream dreams drinking
drive driver drop dropped drove drug drunk dry dude dumb dump duty dying each ear earlier early ears eggs eight either
emergency empty enemy energy enjoy enter escape evening evil excited exciting expecting extra eyes face failed faith
fake fall falling familiar family fan fancy fantastic fat father favor fear feed feeling feelings feels feet fell
fella fellas female fight fighting figured file finger fingers fire fired five floor flying folks followed fool foot
force forever forgive forgot forgotten fortune four freak freedom friends front fun funeral funny gang gas gate gay
genius gentleman gentlemen gift girl girls giving goodness gosh gotta gotten grab grade grand greatest green grew
ground group grow growing guard guest guilty hall hands handsome hang hanging harder hasn haven head headed heading
heads hearing heart heat heaven held hell hero herself hide hiding hill himself hit hole home honey honor hook
horrible hot huh human hundred hungry hurt hurts ice idiot incredible innocent insane interesting interview
investigation invite invited island isn jail jealous jerk judge jump jury justice keeps kept key keys kick kicked
killed killer killing kinda kiss knew knife knock lab ladies lady laid lake land laugh laughing lay learn learned leg
legs letter letters letting liar lie lied lies lift light lights liked likes line lines lips listening lived lives
living local lock locked lonely loose losing loss lots loud lovely luck lucky lying machine mad madam made male man
master mate matters meaning member memory men met military milk million minute minutes missed mister model monkey
monster mood morning mother mouth murder murdered naked national natural neck neighborhood nervous night nights nine
noise nose nowhere number numbers nuts oil ones ought ours outta owe pack pair pal pants paper papers pardon parents
park partner parts passed peace perfectly pie piece pieces pig play played playing plays pleasure pocket points police
pool poor power powers practice pray press pressure pretend princess prison private problems professional promised
proof protect public pull pulled punch putting question questions quiet race radio raise ran real reality realized
reason reasons recognize red relationship relax remind repeat report research respect rest return rich rid ride
ridiculous riding risk road rock roll romantic room rough rule rules rush sad safety sake sat scare scared scene
science screaming screw screwed sea season seat seconds secretary seeing seemed sees sell selling sending sent settle
seven sex sexual sexy shake shame shape shirt shock shoe shoot shooting shot shouldn shower sick side sight silly
silver sing singing sir sister six size sleep sleeping slept smell smile society soft sold soldier somebody someday
someplace sometime son sooner sound sounds spare speech spent spirit split spoke spread spring square standing
statement station stayed staying step stole stolen stone stop stopped straight strange strength strike subject suck
sudden suddenly suicide surprised survive suspect swear sweet sweetheart sweetie tape target taste teeth ten terrific
test thinks though thousand threw throw throwing tight tiny toast told tomorrow tongue town trade trial trick truth
turned turning turns ugly unbelievable unit upset upstairs victim village voice wait waited wake walked walking wall
wanna warm warning wash wasn waste watching water ways weak wear wearing weight weren wet white whom wild win wind
window winner witness woman women wonderful woods word words world worried worry wouldn wrote yellow yesterday young
`
    .trim()
    .split(/\s+/),
);
