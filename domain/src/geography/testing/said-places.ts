/**
 * What people write for a place, and the commune, arrondissement or group that they mean: the town's name as typed, its
 * postcode and point where they are known ('' when not), the commune's key; '?' after it where the name alone leaves doubt.
 */
const ROWS = `
Neuilly|||neuilly-sur-seine-92?
neuilly|||neuilly-sur-seine-92?
Boulogne|||boulogne-billancourt-92?
Saint-Ouen|||saint-ouen-sur-seine-93?
ST OUEN|||saint-ouen-sur-seine-93?
Asnières|||asnieres-sur-seine-92
ASNIERES|||asnieres-sur-seine-92
Évry|||evry-courcouronnes-91
EVRY|||evry-courcouronnes-91
Aix|||aix-en-provence-13?
Antibes Juan les Pins|||antibes-06
Juan-les-Pins|||antibes-06
Marne la Vallée|||marne-la-vallee
MARNE-LA-VALLEE|||marne-la-vallee
Montigny|||montigny-le-bretonneux-78?
Vitry|||vitry-sur-seine-94
Ivry|||ivry-sur-seine-94
Champigny|||champigny-sur-marne-94
Nogent|||nogent-sur-marne-94?
Saint-Maur|||saint-maur-des-fosses-94
Fontenay|||fontenay-sous-bois-94?
Rosny|||rosny-sous-bois-93
Aulnay|||aulnay-sous-bois-93
Épinay|||epinay-sur-seine-93?
Noisy|||noisy-le-grand-93?
Maisons|||maisons-alfort-94?
Issy|||issy-les-moulineaux-92
Levallois|||levallois-perret-92
Le Kremlin|||le-kremlin-bicetre-94
Saint-Germain|||saint-germain-en-laye-78?
Villeneuve|||villeneuve-dascq-59?
Chalon|||chalon-sur-saone-71
Châlons|||chalons-en-champagne-51
Bourg|||bourg-en-bresse-01?
Salon|||salon-de-provence-13
Romans|||romans-sur-isere-26
Thonon|||thonon-les-bains-74
Brive|||brive-la-gaillarde-19
Charleville|||charleville-mezieres-08
Clermont|||clermont-ferrand-63
La Roche|||la-roche-sur-yon-85?
Les Sables|||les-sables-dolonne-85
Le Touquet|||le-touquet-paris-plage-62
Saint-Rémy-de-Provence|||saint-remy-de-provence-13
Aix-en-Provence|||aix-en-provence-13
Aix-les-Bains|||aix-les-bains-73
Boulogne-sur-Mer|||boulogne-sur-mer-62
Boulogne Billancourt|||boulogne-billancourt-92
Neuilly-sur-Seine|||neuilly-sur-seine-92
Neuilly sur Marne|||neuilly-sur-marne-93
Paris|||paris-75
PARIS|||paris-75
Lyon|||lyon-69
Marseille|||marseille-13
Toulouse|||toulouse-31
Nice|||nice-06
Nantes|||nantes-44
Montpellier|||montpellier-34
Strasbourg|||strasbourg-67
Bordeaux|||bordeaux-33
Lille|||lille-59
Rennes|||rennes-35
Reims|||reims-51
Le Havre|||le-havre-76
Saint-Étienne|||saint-etienne-42
ST ETIENNE|||saint-etienne-42
Toulon|||toulon-83
Grenoble|||grenoble-38
Dijon|||dijon-21
Angers|||angers-49
Nîmes|||nimes-30
Villeurbanne|||villeurbanne-69
Brest|||brest-29
Le Mans|||le-mans-72
Tours|||tours-37
Amiens|||amiens-80
Limoges|||limoges-87
Annecy|||annecy-74
Perpignan|||perpignan-66
Metz|||metz-57
Besançon|||besancon-25
Orléans|||orleans-45
Rouen|||rouen-76
Mulhouse|||mulhouse-68
Caen|||caen-14
Nancy|||nancy-54
Argenteuil|||argenteuil-95
Montreuil|||montreuil-93
Roubaix|||roubaix-59
Tourcoing|||tourcoing-59
Avignon|||avignon-84
Poitiers|||poitiers-86
Valence|||valence-26
Vienne|||vienne-38
La Rochelle|||la-rochelle-17
Saint-Malo|||saint-malo-35
st-malo|||saint-malo-35
ST MALO|||saint-malo-35
St. Malo|||saint-malo-35
Saint-Nazaire|||saint-nazaire-44
Sainte-Maxime|||sainte-maxime-83
ste maxime|||sainte-maxime-83
ste adresse|||sainte-adresse-76
Ste-Geneviève-des-Bois|||sainte-genevieve-des-bois-91
ste genevieve|||sainte-genevieve-des-bois-91
Mt de Marsan|||mont-de-marsan-40
Mont St Michel|||le-mont-saint-michel-50
L'Haÿ-les-Roses|||lhay-les-roses-94
lhay|||lhay-les-roses-94
L’HAY LES ROSES|||lhay-les-roses-94
Le Kremlin‑Bicêtre|||le-kremlin-bicetre-94
Reims Cedex|||reims-51
Lyon Cedex 03|69003||lyon-3e
Centre-ville de Rennes|||rennes-35
Lyon Part-Dieu|||lyon-69
La Plaine St Denis|||saint-denis-93
Neuilly s/ Seine|92200||neuilly-sur-seine-92
Neuilly s/ Seine|||neuilly-sur-seine-92
Neuilly s Seine|92200||neuilly-sur-seine-92
ST OUEN S/SEINE|93400||saint-ouen-sur-seine-93
ST OUEN S/SEINE|||saint-ouen-sur-seine-93
Fontenay s/s Bois|94120||fontenay-sous-bois-94
FONTENAY SS BOIS|94120||fontenay-sous-bois-94
Aulnay s/ Bois|93600||aulnay-sous-bois-93
Aix en Pce|13100||aix-en-provence-13
AIX EN PCE|||aix-en-provence-13
CHALONS S/ MARNE|51000||chalons-en-champagne-51
CHALONS SUR MARNE|||chalons-en-champagne-51
Chalon s/ Saône|71100||chalon-sur-saone-71
Vitry s/ Seine|94400||vitry-sur-seine-94
Villen. la Garenne|92390||villeneuve-la-garenne-92
Boulogne Bill.|92100||boulogne-billancourt-92
Issy les Mlx|92130||issy-les-moulineaux-92
Asnières s/Seine|92600||asnieres-sur-seine-92
Montrouge Cedex|92120||montrouge-92
Levallois Perret Cedex|92300||levallois-perret-92
St Maur des Fossés|94100||saint-maur-des-fosses-94
Paris 16|||paris-16e
paris 16e|||paris-16e
Paris 16ème|||paris-16e
PARIS 16EME ARRONDISSEMENT|||paris-16e
Paris (16e)|||paris-16e
Paris XVIe|||paris-16e
75016|||paris-16e
75016 Paris|||paris-16e
Paris 75116|||paris-16e
Paris|75116||paris-16e
Paris 11ème|||paris-11e
75011|||paris-11e
Paris 1er|||paris-1er
PARIS-01|||paris-1er
Paris 2nd|||paris-2e
Paris 20e arrondissement|||paris-20e
Lyon 3|||lyon-3e
lyon 3ème|||lyon-3e
69003|||lyon-3e
LYON 01|||lyon-1er
Lyon|69009||lyon-9e
Marseille 2ème|||marseille-2e
Marseille 02|||marseille-2e
Marseille 13|||marseille-13e
13008|||marseille-8e
MARSEILLE|13016||marseille-16e
Lyon 12|||lyon-69
Paris 21|||paris-75
la défense|||la-defense
LA DEFENSE|||la-defense
Paris La Défense|||la-defense
LA DEFENSE|92400||courbevoie-92
La Défense|92800||puteaux-92
Saint-Quentin-en-Yvelines|||saint-quentin-en-yvelines
St Quentin en Yvelines|||saint-quentin-en-yvelines
Cergy-Pontoise|||cergy-pontoise
Sophia Antipolis|||sophia-antipolis
Annecy-le-Vieux|||annecy-74
Courcouronnes|||evry-courcouronnes-91
Pierrefitte-sur-Seine|||saint-denis-93
Lomme|||lille-59
Le Chesnay|||le-chesnay-rocquencourt-78
Cherbourg|||cherbourg-en-cotentin-50
Ay|||ay-champagne-51
Olonne-sur-Mer|||les-sables-dolonne-85
Château-d'Olonne|||les-sables-dolonne-85
Doué-la-Fontaine|||doue-en-anjou-49
Segré|||segre-en-anjou-bleu-49
Saint-Denis|||saint-denis-93?
Saint-Denis de la Réunion|||saint-denis-974
Saint-Denis|97400||saint-denis-974
Saint-Denis|93200||saint-denis-93
Saint-Denis||-20.88,55.45|saint-denis-974
Saint-Denis||48.94,2.36|saint-denis-93
Saint-Denis (974)|||saint-denis-974
Saint-Pierre|97410||saint-pierre-974
Saint-Paul|97460||saint-paul-974
Fort-de-France|||fort-de-france-972
Pointe-à-Pitre|||pointe-a-pitre-971
Les Abymes|||les-abymes-971
Cayenne|||cayenne-973
Mamoudzou|||mamoudzou-976
Le Tampon|||le-tampon-974
Le Port|||le-port-974
Nouméa|||noumea-988
Papeete|||papeete-987
Ajaccio|20000||ajaccio-2a
Bastia|20200||bastia-2b
Valence|82400||valence-82
Valence (82)|||valence-82
Valence||44.11,0.89|valence-82
Valence||44.93,4.89|valence-26
Neuilly|27730||neuilly-27
Boulogne|62200||boulogne-sur-mer-62
Boulogne||50.72,1.61|boulogne-sur-mer-62
Boulogne||48.84,2.24|boulogne-billancourt-92
Aix||45.69,5.91|aix-les-bains-73
Aix|73100||aix-les-bains-73
Montigny||48.77,2.04|montigny-le-bretonneux-78
Montigny||49.0,2.2|montigny-les-cormeilles-95
Montigny|57950||montigny-les-metz-57
Saint-Ouen||48.91,2.33|saint-ouen-sur-seine-93
Saint-Ouen|41100||saint-ouen-41
Saint-Ouen|95310||saint-ouen-laumone-95
Vitry||48.72,4.58|vitry-le-francois-51
Nogent|60180||nogent-sur-oise-60
Œuilly|51480||oeuilly-51
Oeuilly|02160||oeuilly-02
Villeneuve|94190||villeneuve-saint-georges-94
Saint-Germain||48.9,2.09|saint-germain-en-laye-78
Saint-Martin|97150||saint-martin-978
Bourg|33710||bourg-33
Zzyzx-les-Bains|||zzyzx-les-bains?
`;

export interface SaidPlace {
  readonly typed: string;
  readonly postcode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** 'valence-26', 'paris-16e', 'la-defense'. */
  readonly key: string;
  readonly certain: boolean;
}

export const SAID_PLACES: readonly SaidPlace[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [typed = '', postcode = '', point = '', means = ''] = row.split('|');
    const [latitude, longitude] = point ? point.split(',').map(Number) : [];
    return {
      typed,
      postcode: postcode || null,
      latitude: latitude ?? null,
      longitude: longitude ?? null,
      key: means.replace('?', ''),
      certain: !means.endsWith('?'),
    };
  });
