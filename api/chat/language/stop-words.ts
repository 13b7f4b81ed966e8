/** Words without meaning for a search, unless the thesaurus has them: see `isStopWord` in `words.ts`. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `
a able about absolutely accept achieve across actual actually add advise affect afford after afterwards again
against ago agree aim all allow allowed almost alone along already also although always am amazing amount an and any
anybody anyone anything anyway anywhere apart apply appreciate approach approximately are around arrange as aside
ask asked asking asks assume at attempt available average avoid aware away awesome back bad based basic basically be
because become been before began behind believe beside besides best between beyond big bigger bit both bought brief
bring brings bunch but by called calling calls came can cannot capable care cases cause certain chance check choice
choices clear clearly close closer come comes coming common complete completely concerned confirm confused consider
considering contain convince cool correct correctly could couple course covered create creep cross curious currently
day days deal dear decade decent decided decision definitely depend depends describe desire despite detail details
did difficult direct directly discover dislike do does doing done dont doubt during ease easier easily easy
effective efficient else elsewhere enough ensure entire entirely especially essential etc even eventually ever every
everybody everyone everything everywhere evidence exact exactly excellent except exist expect expected explain
explained extremely eye fact fail fair fairly far favour feature features feel fellow felt few figure fill final
finally finding fine first fit focus follow following for forget formal forward fresh friend friendly from full
fully function further gave general genuine get gets getting give given gives glad go goes going gone gonna good got
grateful great guess guy guys had half-way hand handle happen happened happening happens hard hardly has hate have
having he hear heard heavy hello help helpful hence her here hesitate hey hi high highly him his hold holding holds
honest honestly hope hopefully hoping how however huge i id idea ideal ideas identify if ill im imagine immediately
important impossible improvement in include included includes including increase indeed inside instance instead
intend interest interested interests into introduce involve involved is it its itself ive join just keen keep
keeping kind know knowing known lack large largely last lately later latest lead leads least left less let lets
level life like likely limit limited list listen literally little live located long longer look looked looking looks
lose lost lot loved low lower main mainly majority make makes making managed manner many matter may maybe me mean
means meant meanwhile meet mention mentioned merely method methods middle might mind mine missing mistake modern
moment months more most mostly much must my namely nature near nearly necessary need needed needs negative neither
never new next nice no nobody non none nor normal normally not nothing now obvious obviously occasion occur odd of
off offer offered offers often ok old on once one only onto opportunity option options or order ordinary original
other others otherwise our out outcome over overall own part particular particularly pass past perfect perform
perhaps plan planned please pleased plenty pls plus plz point popular positive possibility possible possibly
potential powerful prefer preferred present presumably pretty previously probably problem proceed promise proper
properly proud prove provide provided put quality quantity query quickest quickly quite r range rather reaching
reaction reading realise realize really recent recently recognise refer regard regarding regular related relevant
reliable remain remember request require respectively result right role roughly round running s safe said same
satisfied saw say saying says scale second see seek seeking seem seeming seems seen select send sends sense separate
serious seriously several shall share shared she short should show significant similar simple simpler simply since
single situation skip small smart smooth so solid solution solutions solve some somehow someone something sometimes
somewhat somewhere soon sorry sort special specific specifically spot stand standard start state stay stick still
strong stuck stuff stupid style such suggestion suit suitable super supply suppose supposed sure surely surprise t
take taken takes taking talking talks task tasks tell tend terrible than thank thanks that the their them themselves
then there therefore these they thing things think thinking third this those thought thoughts three through thru til
till time times tired to today together too took top topic total totally tough toward towards transparent treat
tried tries trouble true truly trustworthy try trying turn twice two type typical typically u ultimately unable
unclear uncomfortable under understand understood unfortunately unhappy unless unlike unsure until up upon ur us use
used useful useless using usual usually variety various version very via view views waiting walk want wanted wants
was watch way we week weeks weird welcome well went were what whatever whats when whenever where wherever whether
which while who whoever whole whos whose why will willing wise wish wishes with within without won wonder wondered
wondering wont worse worst would wouldnt wrong y yeah year years yep yes yet you your youre yours yourself
yourselves
`
    .trim()
    .split(/\s+/),
);
